// The geometry of hexagons on the screen: axial cells to points, the frame around a board, steps by arrow key.

export interface Cell {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const SIZE = 20;
const SQRT3 = Math.sqrt(3);

export function toCell([q, r]: readonly [number, number]): Cell {
  return { q, r };
}

export function cellKey(cell: Cell): string {
  return `${cell.q},${cell.r}`;
}

/** The middle of a cell; pointy tops, so `q` runs to the right and `r` down to the right. */
export function centre(cell: Cell): Point {
  return { x: SIZE * SQRT3 * (cell.q + cell.r / 2), y: SIZE * 1.5 * cell.r };
}

/** The cell in which a point lies. */
export function cellAt({ x, y }: Point): Cell {
  const r = y / (SIZE * 1.5);
  const q = x / (SIZE * SQRT3) - r / 2;
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  // Rounding may break q + r + s = 0: then the coordinate with the largest error is recomputed. Adding 0 turns -0 into 0.
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) near.q = -near.r - near.s;
  else if (off.r > off.s) near.r = -near.q - near.s;
  return { q: near.q + 0, r: near.r + 0 };
}

/** The six corners around the origin as an SVG points list. */
export function corners(size: number = SIZE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** A frame as the `viewBox` of an SVG. */
export function boxOf({ x, y, width, height }: Frame): string {
  return [x, y, width, height].map((one) => one.toFixed(2)).join(" ");
}

/** The smallest frame with room around all cells; never narrower than a few cells. */
export function frameOf(cells: readonly Cell[], margin = SIZE * 2.75, least = SIZE * 9): Frame {
  const points = cells.length ? cells.map(centre) : [{ x: 0, y: 0 }];
  const left = Math.min(...points.map((p) => p.x)) - margin;
  const right = Math.max(...points.map((p) => p.x)) + margin;
  const top = Math.min(...points.map((p) => p.y)) - margin;
  const bottom = Math.max(...points.map((p) => p.y)) + margin;
  const width = Math.max(right - left, least);
  const height = Math.max(bottom - top, least);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Extra room in a new view, as a part of its length, so that it lasts for some moves and still fills its stage. */
const ROOM = 0.2;
/** A view that is this many times larger than a new one would be is replaced. */
const TOO_LARGE = 1.7;

/** The smallest frame with the aspect ratio `shape` (width by height) that contains another frame. */
export function shaped(frame: Frame, shape: number): Frame {
  const width = Math.max(frame.width, frame.height * shape);
  const height = width / shape;
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}

export function isInside({ x, y }: Point, frame: Frame): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}

/**
 * The next view: the old one while it contains all that is needed, otherwise a new one with room to grow.
 * So the board stays still for some moves and then makes one step.
 */
export function nextView(view: Frame | null, needed: Frame, shape: number): Frame {
  const { x, y, width, height } = needed;
  const room = ROOM * Math.max(width, height);
  const roomy = shaped(
    { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room },
    shape,
  );
  if (!view || Math.abs(view.width / view.height - shape) > 1e-3) return roomy;
  const holds = isInside({ x, y }, view) && isInside({ x: x + width, y: y + height }, view);
  return holds && view.width < roomy.width * TOO_LARGE ? view : roomy;
}

/** Zoom a frame by a factor so that `at` stays where it is on the screen. */
export function zoomed(frame: Frame, factor: number, at: Point): Frame {
  const width = Math.min(Math.max(frame.width * factor, SIZE * 5), SIZE * 160);
  const scale = width / frame.width;
  return {
    x: at.x - (at.x - frame.x) * scale,
    y: at.y - (at.y - frame.y) * scale,
    width,
    height: frame.height * scale,
  };
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The cell an arrow key leads to: the nearest one in that direction, or null. */
export function stepTo(from: Cell, key: string, cells: readonly Cell[]): Cell | null {
  const way = ARROWS[key];
  if (!way) return null;
  const start = centre(from);
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const point = centre(cell);
    const ahead = (point.x - start.x) * way.x + (point.y - start.y) * way.y;
    if (ahead < 1) continue;
    const aside = Math.abs((point.x - start.x) * way.y) + Math.abs((point.y - start.y) * way.x);
    // Distance to the side counts double, so that an arrow key goes straight.
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}

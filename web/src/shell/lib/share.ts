// Shares and saves files, such as the picture of a result.
const SCALE = 2;
const PNG = "image/png";

/** Whether the browser has a share dialog; over plain HTTP it has none. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** A picture of the server as a PNG file, for other programs. */
export async function drawn(address: string, name: string): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PNG));
  if (!blob) throw new Error("the picture could not be drawn");
  return new File([blob], name, { type: PNG });
}

/** Share picture and text; only the text if the device takes no files. */
export async function shareWith(image: File, text: string): Promise<void> {
  const both = { files: [image], text };
  await navigator.share(navigator.canShare?.(both) ? both : { text });
}

/** Save a file as a download. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Finds mistakes in styles, and values that are not tokens. Prettier decides the form.
export default {
  rules: {
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "declaration-block-no-shorthand-property-overrides": true,
    "font-family-no-duplicate-names": true,
    "function-calc-no-unspaced-operator": true,
    "function-linear-gradient-no-nonstandard-direction": true,
    "keyframe-block-no-duplicate-selectors": true,
    "keyframe-declaration-no-important": true,
    "media-feature-name-no-unknown": true,
    // Breakpoints have names: src/styles/breakpoints.ts.
    "media-feature-name-disallowed-list": [/width|height|orientation/],
    "named-grid-areas-no-invalid": true,
    "no-duplicate-at-import-rules": true,
    "property-no-unknown": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "selector-pseudo-element-no-unknown": true,
    "shorthand-property-no-redundant-values": true,
    "unit-no-unknown": true,
  },
  overrides: [
    {
      files: ["**/*.svelte"],
      customSyntax: "postcss-html",
      rules: {
        "color-no-hex": true,
        "declaration-property-value-disallowed-list": {
          "font-size": [/rem|clamp/],
          "/./": [/\b(?:rgb|hsl)a?\((?!var)/],
        },
      },
    },
  ],
};

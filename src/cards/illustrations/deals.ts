import { dimension, hiddenLine, marker } from "./pieces.ts";

/** Deals: a dovetail joint before it closes; two parts cut to hold each other without glue. */
export const deals = [
  `<path d="M32 36H124V50L160 42V74L124 66V96L160 88V120L124 112V128H32z" fill="currentColor" fill-opacity="0.09"/>`,
  `<path d="M288 36H188V50L224 42V74L188 66V96L224 88V120L188 112V128H288z" fill="var(--color-raised)"/>`,
  `<path d="M44 50h62M52 64c20-4 44-4 60 0M44 82h68M50 98c24 4 44 4 62 0M44 114h56" stroke-width="1" stroke-opacity="0.35"/>`,
  `<path d="M238 48v68M250 44c4 24 4 50 0 76M264 44v76M276 50v64" stroke-width="1" stroke-opacity="0.35"/>`,
  hiddenLine("M160 42h64M160 74h64M160 88h64M160 120h64"),
  marker("M164 81h18m-7-5 7 5-7 5"),
  dimension(124, 160, 146),
  dimension(188, 224, 146),
  `<path d="M124 132v8M160 124v16M188 132v8M224 124v16" stroke-width="1" stroke-opacity="0.5"/>`,
].join("");

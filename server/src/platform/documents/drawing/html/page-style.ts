import type { BoundPage } from '../../binding/bound-document.ts';

/** The page as paper has it; on a narrow screen tables of figures are scrolled sideways, so that no number is broken. */
export const pageStyle = ({ orientation, width, margins, fontSize }: BoundPage) => `
@page { size: A4 ${orientation}; margin: ${margins.top}mm ${margins.right}mm ${margins.bottom}mm ${margins.left}mm; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #000; font: ${fontSize}pt/1.35 "PT Sans", Arial, "Helvetica Neue", sans-serif; }
main, footer { max-width: ${width}mm; margin: 0 auto; padding: ${margins.top}mm ${margins.right}mm ${margins.bottom}mm ${margins.left}mm; overflow-wrap: anywhere; }
footer { padding-top: 0; color: #555; font-size: 0.85em; white-space: pre-line; }
h1, h2, h3 { margin: 0 0 0.5em; line-height: 1.25; white-space: pre-line; }
h1 { font-size: 1.5em; } h2 { font-size: 1.2em; margin-top: 0.8em; } h3 { font-size: 1em; margin-top: 0.6em; }
p { margin: 0 0 0.6em; white-space: pre-line; }
.small { font-size: 0.85em; } .large { font-size: 1.2em; } .bold { font-weight: bold; } .italic { font-style: italic; }
.left { text-align: left; } .center { text-align: center; } .right { text-align: right; } .justify { text-align: justify; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin: 0 0 0.8em; }
td, th { padding: 0.2em 0.4em; vertical-align: top; white-space: pre-line; }
.lined td, .lined th { border: 1px solid #444; }
.lined th { background: #eee; vertical-align: middle; text-align: center; }
.lined .group td { font-weight: bold; background: #f6f6f6; } .lined .subtotal td { font-weight: bold; }
.plain td { padding-left: 0; } .plain .label { color: #555; }
.grid { margin: 0; line-height: 1.15; } .grid td { padding: .2mm .6mm; border: 0 solid #000; } .together { break-inside: avoid; }
.totals { width: auto; margin-left: auto; } .totals td { white-space: nowrap; }
.signed { border-bottom: 1px solid #000; text-align: center; vertical-align: bottom; }
.middle td { vertical-align: bottom; }
img { max-width: 100%; } .qr { image-rendering: pixelated; }
.qr-line { display: flex; align-items: center; gap: 4mm; margin-bottom: 0.8em; } .qr-line.right { justify-content: flex-end; } .qr-line.center { justify-content: center; }
.break { break-before: page; border: 0; margin: 1.5em 0; border-top: 1px dashed #bbb; }
tr { break-inside: avoid; } thead { display: table-header-group; }
@media print { main, footer { padding: 0; max-width: none; } .break { border: 0; margin: 0; } }
@media (max-width: 60em) { main, footer { padding: 4mm; } }
@media (max-width: 45em) { .wide { overflow-x: auto; } .wide table { min-width: 36em; } .requisites, .requisites tbody, .requisites tr, .requisites td { display: block; padding-bottom: 0; } .requisites colgroup { display: none; } .requisites .label { padding-top: 0.6em; } }
`;

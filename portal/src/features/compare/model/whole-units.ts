/** Units of which halves are not bought, by their OKEI codes. */
export const wholeUnits: ReadonlySet<string> = new Set([
  ...['796', '642', '641', '715', '839', '704', '778'],
  ...['728', '736', '625', '868', '872', '812', '616'],
]);

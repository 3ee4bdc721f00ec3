import type { FigureHost, FiguresBelow } from './figure.ts';

/** Hosts with all figures of their lines: their own, and those that domains above explain. */
export const withFiguresBelow = (
  hosts: readonly FigureHost<never>[],
  below: readonly FiguresBelow<never, never>[],
): FigureHost<never>[] =>
  hosts.map((host) => {
    const { lines } = host;
    if (!lines) return host;
    const more = below.filter((one) => one.lines === lines.entity).map(({ figures }) => figures);
    return { ...host, lines: { ...lines, figures: Object.assign({}, lines.figures, ...more) } };
  });

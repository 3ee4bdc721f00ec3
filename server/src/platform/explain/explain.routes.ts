import { get, type Route, routes } from '../../kernel/routes.ts';
import { explainFigure } from './explain-figure.ts';
import type { FigureHost, FiguresBelow } from './figure.ts';

interface Explaining {
  figureHosts?: readonly FigureHost<never>[];
  figuresBelow?: readonly FiguresBelow<never, never>[];
}

/** What domains explain: their own figures, and those of lines that domains above explain. */
export function figureHostsOf(domains: readonly Explaining[]): FigureHost<never>[] {
  const below = domains.flatMap(({ figuresBelow }) => figuresBelow ?? []);
  return domains
    .flatMap(({ figureHosts }) => figureHosts ?? [])
    .map((host) => {
      const { lines } = host;
      if (!lines) return host;
      const more = below.filter((one) => one.lines === lines.entity).map(({ figures }) => figures);
      return { ...host, lines: { ...lines, figures: Object.assign({}, lines.figures, ...more) } };
    });
}

export const explainRoutes = (hosts: readonly FigureHost<never>[]): readonly Route[] =>
  hosts.flatMap((host) => routes(host.tag, [get(`${host.path}/explain`, explainFigure(host))]));

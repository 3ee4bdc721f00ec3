import { get, type Route, routes } from '../../kernel/routes.ts';
import { explainFigure } from './explain-figure.ts';
import type { FigureHost } from './figure.ts';

export const explainRoutes = (hosts: readonly FigureHost<never>[]): readonly Route[] =>
  hosts.flatMap((host) => routes(host.tag, [get(`${host.path}/explain`, explainFigure(host))]));

import { get, type Route, routes } from '../../kernel/routes.ts';
import type { RecordHost } from '../records/record-host.ts';
import { readMoves } from './read-moves.ts';

export const moveRoutes = (hosts: readonly RecordHost[]): readonly Route[] =>
  routes('Moves', [get('/api/v1/moves', readMoves(hosts))]);

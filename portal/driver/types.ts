import type { paths } from '../../sdk/types.ts';

type Base = '/api/v1/public/v1/deliveries/{token}';
type Body<Path extends keyof paths> = paths[Path] extends { post: { requestBody?: { content: infer Content } } }
  ? Content extends { 'application/json': infer Given }
    ? Given
    : never
  : never;

/** What a driver is to bring, and where. */
export type Delivery = paths[Base]['get']['responses']['200']['content']['application/json'];
export type Stop = Delivery['stops'][number];
export type Batch = Stop['batches'][number];
export type Item = Batch['items'][number];

export type HandedOver = Omit<Body<`${Base}/batches/{batchId}/handed-over`>, 'pressedAt'>;
export type Position = Body<`${Base}/positions`>['points'][number];

/** What the driver has noted. */
export type Press =
  | { what: 'loaded'; batchId: string }
  | { what: 'arrived'; stopId: string }
  | { what: 'handed-over'; batchId: string; said: HandedOver }
  | { what: 'photo'; batchId: string; photo: Blob; name: string };

/** The same as this device keeps it until the server has it. */
export interface KeptPress {
  /** Also the key by which the server takes it once. */
  key: string;
  /** The beginning of the token: presses of one link do not travel by another. */
  link: string;
  at: string;
  press: Press;
}

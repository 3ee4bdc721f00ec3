import { call } from '../public-kit/call.ts';
import type { Delivery, KeptPress, Position } from './types.ts';

const addressOf = (token: string) => `/api/v1/public/v1/deliveries/${encodeURIComponent(token)}`;

export const readDelivery = (token: string) => call<Delivery>('GET', addressOf(token));

export const sendPositions = (token: string, points: readonly Position[]) =>
  call<unknown>('POST', `${addressOf(token)}/positions`, { points });

/** Tells the server what was noted; each press carries its own key, and pictures are known by their content. */
export function sendPress(token: string, { press, key, at: pressedAt }: KeptPress): Promise<Delivery> {
  const base = addressOf(token);
  switch (press.what) {
    case 'loaded':
      return call('POST', `${base}/batches/${press.batchId}/loaded`, { pressedAt }, key);
    case 'arrived':
      return call('POST', `${base}/stops/${press.stopId}/arrived`, { pressedAt }, key);
    case 'handed-over':
      return call('POST', `${base}/batches/${press.batchId}/handed-over`, { ...press.said, pressedAt }, key);
    case 'photo': {
      const form = new FormData();
      form.append('file', press.photo, press.name);
      return call('POST', `${base}/batches/${press.batchId}/photos`, form);
    }
  }
}

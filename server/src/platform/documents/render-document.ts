import { onRenderingThread } from './thread/on-rendering-thread.ts';
import type { LayoutOrder } from './thread/rendering-order.ts';

/** The document of a layout and a record in a format. Refuses one that asks for too much, and pictures that cannot be drawn. */
export const renderDocument = (order: Omit<LayoutOrder, 'kind'>): Promise<Buffer> =>
  onRenderingThread({ kind: 'layout', ...order });

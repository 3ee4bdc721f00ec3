import type { AnyConnector } from '../kernel/connector.ts';

/** Every integration this platform can run, in no order. A card of the marketplace is one of these, or of a publisher outside. */
export const connectors: readonly AnyConnector[] = [];

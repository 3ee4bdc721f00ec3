import { connector } from '../../kernel/integrations/connector.ts';
import type { PriceLettersPort } from '../../kernel/integrations/ports/price-letters.ts';
import { inspect } from './inspect.ts';
import { manifest } from './manifest.ts';

const priceLetters: PriceLettersPort = { extensions: ['xlsx', 'csv', 'tsv'] };

export const supplierPriceMail = connector({ manifest, inspect, ports: { priceLetters } });

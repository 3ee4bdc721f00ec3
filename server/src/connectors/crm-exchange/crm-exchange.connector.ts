import { connector } from '../../kernel/integrations/connector.ts';
import { inspect } from './inspect.ts';
import { manifest } from './manifest.ts';

export const crmExchange = connector({ manifest, inspect });

import type { FastifyInstance } from 'fastify';
import { JsonRefusal } from '../../kernel/intake/json-refusal.ts';
import { parseJson } from '../../kernel/intake/parse-json.ts';
import { fieldError, invalid, Refusal, refuse, words } from '../../kernel/problems/errors.ts';

/** JSON is parsed strictly: what two parsers could read differently is refused, not guessed. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        const { arrayItems } = request.routeOptions.config as { arrayItems?: number };
        done(null, body.length === 0 ? undefined : parseJson(body as Buffer, arrayItems ? { arrayItems } : undefined));
      } catch (error) {
        done(error instanceof JsonRefusal ? asRefusal(error) : (error as Error));
      }
    },
  );
  app.addHook('onRequest', async (request) => {
    if (request.headers['content-encoding'])
      throw refuse('unsupported_media_type', words('Send the body uncompressed.', 'Передавайте тело без сжатия.'));
  });
}

const unreadable = new Set<string>(['malformed_json', 'duplicate_json_key', 'invalid_encoding']);

function asRefusal({ code, pointer, said: detail }: JsonRefusal): Refusal {
  if (unreadable.has(code)) return new Refusal(code as 'malformed_json', detail);
  const { rule, said } = limits[code as keyof typeof limits];
  return invalid([fieldError(pointer, rule, said)]);
}

const limits = {
  number_not_exact: {
    rule: 'pattern',
    said: words(
      'must have at most 15 significant digits and no exponent; send a string',
      'не более 15 значащих цифр, без экспоненты; передайте строкой',
    ),
  },
  string_too_long: { rule: 'max_length', said: words('is too long', 'слишком длинное значение') },
  too_many_items: { rule: 'max_items', said: words('has too many items', 'слишком много элементов') },
  too_many_keys: { rule: 'max_items', said: words('has too many keys', 'слишком много полей') },
};

import type { FastifyInstance } from 'fastify';
import { JsonRefusal, type JsonRefusalCode } from '../../kernel/intake/json-refusal.ts';
import { parseJson } from '../../kernel/intake/parse-json.ts';
import { fieldError, invalid, Refusal, words } from '../../kernel/problems/errors.ts';
import { refuseParameter } from '../../kernel/problems/refuse-parameter.ts';
import { jsonTypes } from './media-type-refused.ts';

/** JSON is parsed strictly: what two parsers could read differently is refused, not guessed. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  parseAsJson(app, [...jsonTypes]);
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding)
      throw refuseParameter('unsupported_media_type', 'Content-Encoding', {
        in: 'header',
        message: words(
          `“${encoding.slice(0, 40)}” came, and only bodies that are not compressed are read`,
          `пришло «${encoding.slice(0, 40)}», а читаются только тела без сжатия`,
        ),
        fix: words(
          'Send the body uncompressed, without Content-Encoding.',
          'Передайте тело без сжатия и без Content-Encoding.',
        ),
      });
  });
}

/** Bodies of these content types are JSON. */
export function parseAsJson(app: FastifyInstance, contentTypes: string[]) {
  app.addContentTypeParser(contentTypes, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const { arrayItems } = request.routeOptions.config as { arrayItems?: number };
      done(null, body.length === 0 ? undefined : parseJson(body as Buffer, arrayItems ? { arrayItems } : undefined));
    } catch (error) {
      done(error instanceof JsonRefusal ? asRefusal(error) : (error as Error));
    }
  });
}

const unreadable = new Set<string>(['malformed_json', 'duplicate_json_key', 'invalid_encoding']);

function asRefusal({ code, pointer, said, known }: JsonRefusal): Refusal {
  if (unreadable.has(code))
    return new Refusal(code as 'malformed_json', said, {
      ...(pointer !== '' && { errors: [fieldError(pointer, rules[code], said)] }),
      members: known,
    });
  return invalid([fieldError(pointer, rules[code], said, known)]);
}

const rules: Readonly<Record<JsonRefusalCode, string>> = {
  malformed_json: 'pattern',
  duplicate_json_key: 'duplicate',
  invalid_encoding: 'pattern',
  number_not_exact: 'pattern',
  string_too_long: 'max_length',
  too_many_items: 'max_items',
  too_many_keys: 'max_items',
};

import type { FastifyInstance } from 'fastify';
import { type FieldError, fieldError, invalid, Refusal, refuse, words } from '../../kernel/errors.ts';
import { JsonRefusal } from '../../kernel/json-refusal.ts';
import { parseJson } from '../../kernel/parse-json.ts';

/** JSON is read strictly: what two readers could understand differently is refused, not guessed. */
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

function asRefusal({ code, pointer, message }: JsonRefusal): Refusal {
  switch (code) {
    case 'malformed_json':
    case 'duplicate_json_key':
    case 'invalid_encoding':
      return new Refusal(code, words(message, message));
    default:
      return invalid([limitError(code, pointer)]);
  }
}

const limitError = (code: string, pointer: string): FieldError =>
  code === 'number_not_exact'
    ? fieldError(
        pointer,
        'pattern',
        words(
          'must have at most 15 significant digits and no exponent; send a string',
          'не более 15 значащих цифр, без экспоненты; передайте строкой',
        ),
      )
    : code === 'string_too_long'
      ? fieldError(pointer, 'max_length', words('is too long', 'слишком длинное значение'))
      : fieldError(pointer, 'max_items', words('has too many entries', 'слишком много элементов'));

import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload, UploadField } from '../../kernel/intake/upload.ts';
import { fieldError, invalid, invalidField, Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { unknownName } from '../../kernel/problems/unknown-name.ts';
import type { Spool } from './spool.ts';

type Form = Record<string, unknown>;

const mostFields = 50;

/** Reads a multipart form to its end: texts unchanged, files into the spool. A truncated file is never accepted. */
export async function readForm(request: FastifyRequest, fields: readonly UploadField[], spool: Spool): Promise<Form> {
  const files = fields.reduce((sum, { most }) => sum + most, 0);
  const fileSize = Math.max(...fields.map(({ maxBytes }) => maxBytes));
  const sent = Number(request.headers['content-length'] ?? 0);
  if (sent > files * fileSize + 1024 * 1024) throw tooLarge(fileSize, sent);
  const limits = {
    fileSize,
    // One more than allowed, so that the extra one is refused by its name.
    files: files + 1,
    fields: mostFields,
    parts: files + 1 + mostFields,
    fieldNameSize: 100,
    fieldSize: 40_000,
    headerPairs: 20,
  };
  const form: Form = {};
  try {
    for await (const part of request.parts({ limits })) {
      const field = fields.find(({ name }) => name === part.fieldname);
      if (part.type === 'field') takeText(form, part.fieldname, part.value, part.valueTruncated, field);
      else if (field) takeFile(form, field, await received(part, field, spool));
      else
        throw invalid([
          unknownName(
            { at: `/${part.fieldname}`, code: 'unknown_field' },
            part.fieldname,
            fields.map(({ name }) => name),
            words('is not a file of this request', 'такого файла в запросе нет'),
          ),
        ]);
    }
  } catch (error) {
    throw asRefusal(error, files);
  }
  return form;
}

export const isJson = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/json') === true;

type FilePart = Extract<Multipart, { type: 'file' }>;

async function received(
  { file, filename, mimetype }: FilePart,
  { maxBytes, name }: UploadField,
  spool: Spool,
): Promise<Upload> {
  const upload = await spool.receive(file, filename ?? '', mimetype);
  if (file.truncated || upload.size > maxBytes) throw tooLarge(maxBytes, upload.size, name);
  return upload;
}

function takeFile(form: Form, { name, many }: UploadField, upload: Upload) {
  if (many) form[name] = [...((form[name] as Upload[] | undefined) ?? []), upload];
  else if (name in form) throw invalidField(`/${name}`, 'max_items', words('holds one file', 'допускает один файл'));
  else form[name] = upload;
}

function takeText(form: Form, name: string, value: unknown, cut: boolean, field: UploadField | undefined) {
  if (field) throw invalidField(`/${name}`, 'type', words('must be sent as a file', 'передайте файлом'));
  if (name in form) throw invalidField(`/${name}`, 'max_items', words('is given twice', 'задано дважды'));
  if (cut) throw invalidField(`/${name}`, 'max_length', words('is too long', 'слишком длинное значение'));
  if (typeof value !== 'string') throw refuse('malformed_form');
  if (/[\0\ufffd]/.test(value)) throw refuse('invalid_encoding');
  form[name] = value;
}

/** `sizeBytes` is what came until the reading stopped, or what the request said of itself. */
function tooLarge(limitBytes: number, sizeBytes: number, field?: string) {
  const said = words(
    `a file may be at most ${limitBytes} bytes; ${sizeBytes} or more came`,
    `наибольший размер файла в байтах: ${limitBytes}; пришло ${sizeBytes} или больше`,
  );
  return new Refusal('file_too_large', words(`${said.en}.`, `${said.ru}.`), {
    members: { limitBytes, sizeBytes },
    ...(field !== undefined && { errors: [fieldError(`/${field}`, 'max_length', said, { limit: limitBytes })] }),
    fix: words(
      `Send a file of at most ${limitBytes} bytes: compress its pictures or split it.`,
      `Передайте файл не больше ${limitBytes} байт: сожмите изображения или разделите его.`,
    ),
  });
}

const overLimits = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']);

/** Errors of the parser have no code or a code of the framework; any other error is ours. */
function asRefusal(error: unknown, files: number): unknown {
  if (error instanceof Refusal) return error;
  const { code } = error as { code?: string };
  if (code && overLimits.has(code))
    return refuse(
      'payload_too_large',
      words(
        `The form may contain at most ${files} files and ${mostFields} fields.`,
        `Форма может содержать файлов: ${files}, полей: ${mostFields}.`,
      ),
    );
  return code === undefined || code.startsWith('FST_') ? refuse('malformed_form') : error;
}

import { cleanFileName } from '../../kernel/values/file-name.ts';

/** RFC 6266: an ASCII name for old clients and the real name in UTF-8. Always an attachment, never inline. */
export function contentDisposition(given: string): string {
  const name = cleanFileName(given);
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

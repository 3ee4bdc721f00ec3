import { cleanFileName } from '../../kernel/values/file-name.ts';

/** RFC 6266: a name for old readers in ASCII, and the true one in UTF-8 beside it. Always to be saved, never shown in place. */
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

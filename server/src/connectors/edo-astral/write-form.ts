interface Part {
  name: string;
  value: string | { fileName: string; mimeType: string; bytes: Uint8Array };
}

/** A body of `multipart/form-data`. Its boundary is given, so that the same form is the same bytes. */
export function writeForm(boundary: string, parts: readonly Part[]): { contentType: string; body: Buffer } {
  const pieces = parts.flatMap(({ name, value }) => {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${quoted(value.fileName)}"\r\ncontent-type: ${value.mimeType}`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), isText ? Buffer.from(value) : value.bytes, Buffer.from('\r\n')];
  });
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** As browsers write names of files: in UTF-8, with what would end the quotes written as a percent code. */
const quoted = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

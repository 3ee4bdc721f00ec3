import PizZip from 'pizzip';

/**
 * Pictures as large as they are told to be: the writer ties both corners to cells, so that the heights of rows would stretch them.
 * Here only the first corner stays tied.
 */
export function anchorPictures(book: Uint8Array): Uint8Array {
  const zip = new PizZip(book);
  const drawings = zip.file(/^xl\/drawings\/drawing\d+\.xml$/);
  if (drawings.length === 0) return book;
  for (const { name } of drawings)
    zip.file(
      name,
      (zip.file(name)?.asText() ?? '').replace(/<xdr:twoCellAnchor[^>]*>.*?<\/xdr:twoCellAnchor>/gs, untied),
    );
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

function untied(anchor: string): string {
  const [size] = /<a:ext cx="\d+" cy="\d+"\/>/.exec(anchor) ?? [];
  if (!size) return anchor;
  return anchor
    .replace(/<xdr:to>.*?<\/xdr:to>/s, size.replace('a:ext', 'xdr:ext'))
    .replace(/^<xdr:twoCellAnchor[^>]*>/, '<xdr:oneCellAnchor>')
    .replace('</xdr:twoCellAnchor>', '</xdr:oneCellAnchor>');
}

/** A request as it goes over the wire. */
export function requestText(method: string, path: string, key: string, body?: unknown): string {
  const head = `${method} ${path} HTTP/1.1\r\nHost: bench\r\nX-API-Key: ${key}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  const text = JSON.stringify(body);
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

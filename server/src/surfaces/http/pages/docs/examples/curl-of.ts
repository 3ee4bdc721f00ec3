import { addressOf, type ExampleCall } from './example-call.ts';

/** The call as a curl command. */
export function curlOf(call: ExampleCall): string {
  const { method, body, form, files, sendsFile, savesFile, takesKey } = call;
  const lines = [
    `curl ${savesFile ? '-OJ ' : ''}${method === 'GET' ? '' : `-X ${method} `}"$PROKURA${addressOf(call)}"`,
    ...credentialOf(call),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"']),
    ...(takesKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...Object.entries(form ?? {}).map(
      ([name, value]) => `-F '${name}=${files.includes(name) ? '@file.pdf' : quoted(String(value))}'`,
    ),
    ...(body === undefined ? [] : [`-d '${quoted(JSON.stringify(body, null, 2))}'`]),
    ...(sendsFile ? ['--data-binary @file'] : []),
  ];
  return lines.join(' \\\n  ');
}

const quoted = (text: string) => text.replaceAll("'", "'\\''");

function credentialOf({ credential }: ExampleCall): string[] {
  if (credential === undefined) return [];
  return [credential === 'apiKey' ? '-H "X-API-Key: $PROKURA_KEY"' : '-H "Authorization: Bearer $PROKURA_TOKEN"'];
}

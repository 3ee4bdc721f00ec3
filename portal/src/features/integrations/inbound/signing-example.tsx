import { CopyButton } from '../../../kit/copy-button.tsx';
import { say } from '../../../kit/say.ts';
import classes from './inbound.module.css';

/** How an event is signed and sent, with nothing but openssl and curl. */
export function SigningExample({ url }: { url: string }) {
  const example = `TIMESTAMP=$(date +%s)
BODY='{"id": "000104", "name": "Цемент М500"}'
SIGNATURE=$(printf '%s.%s' "$TIMESTAMP" "$BODY" | openssl dgst -sha256 -hmac "$SECRET" -hex | sed 's/.* //')
curl -X POST "${url}" \\
  -H 'Content-Type: application/json' \\
  -H "X-Service-Timestamp: $TIMESTAMP" \\
  -H "X-Service-Signature: sha256=$SIGNATURE" \\
  -H 'X-Service-Event: catalog.item.upserted' \\
  --data-binary "$BODY"`;
  return (
    <details className={classes.example}>
      <summary>{say('How to sign an event', 'Как подписать событие')}</summary>
      <div>
        <CopyButton value={example} what={say('Example', 'Пример')} />
        {/* What scrolls has to be reached by keys. */}
        <pre tabIndex={0}>{example}</pre>
      </div>
      <p className="dimmed">
        {say(
          'The signature is the HMAC-SHA256 of the time, a point and the body, byte for byte, under the whole secret. The time is in seconds or milliseconds, at most five minutes off.',
          'Подпись — HMAC-SHA256 от времени, точки и тела, байт в байт, с полным секретом. Время в секундах или миллисекундах, расхождение не больше пяти минут.',
        )}
      </p>
    </details>
  );
}

import { Facts } from '../../../kit/facts.tsx';
import { say, type Words, words } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status, type Tone } from '../../../kit/status.tsx';
import type { Finding, Verdict } from '../signature.ts';

const findings: Record<Finding, { tone: Tone; name: Words; advice?: Words }> = {
  right: { tone: 'good', name: words('The signature is correct', 'Подпись верна') },
  absent: { tone: 'neutral', name: words('The headers of this scheme are not given', 'Заголовков этой схемы нет') },
  timestamp_absent: {
    tone: 'bad',
    name: words('The time of signing is missing', 'Нет времени подписи'),
    advice: words(
      'The time is part of the signed text: include its header too.',
      'Время входит в подписанный текст: возьмите и заголовок со временем.',
    ),
  },
  timestamp_unreadable: { tone: 'bad', name: words('The time of signing is no number', 'Время подписи — не число') },
  id_absent: { tone: 'bad', name: words('The header webhook-id is missing', 'Нет заголовка webhook-id') },
  secret_unreadable: {
    tone: 'bad',
    name: words('The secret is not base64 after whsec_', 'Секрет после whsec_ — не base64'),
    advice: words('Copy it whole, without spaces.', 'Скопируйте его целиком, без пробелов.'),
  },
  stale: {
    tone: 'warning',
    name: words('The signature is correct but older than five minutes', 'Подпись верна, но старше пяти минут'),
    advice: words(
      'For an old delivery this is normal. If it happens to fresh ones, the clock of the receiver is wrong.',
      'Для старой доставки это нормально. Если так с новыми — у получателя неверно идут часы.',
    ),
  },
  form: {
    tone: 'bad',
    name: words('The signature is not of this form', 'Подпись записана не в этом виде'),
    advice: words('It is cut off or comes from another system.', 'Она обрезана или взята из другой системы.'),
  },
  body_spaced: {
    tone: 'bad',
    name: words('The body differs by spaces or line ends', 'Тело отличается пробелами или переводами строк'),
    advice: words('Sign the very bytes that came.', 'Подписывать нужно те самые байты, что пришли.'),
  },
  body_parsed: {
    tone: 'bad',
    name: words('The body was parsed and written again', 'Тело разобрали и записали заново'),
    advice: words(
      'Check the signature before JSON is parsed: another order or another space is another text.',
      'Проверяйте подпись до разбора JSON: другой пробел — это другой текст.',
    ),
  },
  wrong_secret: {
    tone: 'bad',
    name: words('No match: another secret or another body', 'Не сходится: другой секрет или другое тело'),
    advice: words(
      'Check that the secret belongs to this subscription and is whole, with whsec_, and that the body is complete.',
      'Проверьте, что секрет от этой подписки и скопирован целиком, вместе с whsec_, а тело — полностью.',
    ),
  },
};

const schemes = {
  service: words('X-Service-Signature: timestamp.body', 'X-Service-Signature: время.тело'),
  standard: words('Standard Webhooks: id.timestamp.body', 'Standard Webhooks: id.время.тело'),
};

/** What a check of one scheme found, and what to do about it. */
export function SignatureVerdict({ verdict: { scheme, finding, given, expected } }: { verdict: Verdict }) {
  const { tone, name, advice } = findings[finding];
  return (
    <Section title={say(schemes[scheme])}>
      <div data-scheme={scheme} data-finding={finding}>
        <Status tone={tone}>{say(name)}</Status>
        {advice && <p className="dimmed">{say(advice)}</p>}
        {finding !== 'absent' && (
          <Facts
            of={[
              [say('Given', 'Пришла'), <code key="given">{given}</code>],
              [say('Computed', 'Вычислена'), <code key="expected">{expected || '—'}</code>],
            ]}
          />
        )}
      </div>
    </Section>
  );
}

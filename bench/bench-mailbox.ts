import { setTimeout as pause } from 'node:timers/promises';
import { createSmtpServer } from '../tools/sim/mail/create-smtp-server.ts';
import { makeCertificates } from '../tools/sim/webhook-receiver/make-certificates.ts';
import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { startMailServer } from './mailbox/start-mail-server.ts';
import { rounded } from './measure/figures.ts';
import { sized } from './measure/size.ts';

const letters = sized(10_000, 30);
const account = { login: 'zakupki@romashka.ru', password: 'bench-mail-password' };

/** Ten thousand letters read from a mail server; the worker is killed at a third of them, and another goes on where it was. */
export async function benchMailbox({ owner, pepper, startOurs }: Environment): Promise<ReadonlyArray<object>> {
  const tls = makeCertificates();
  const mail = await startMailServer({ ...account, letters: written(), tls: tls.good });
  const smtp = createSmtpServer({ users: { [account.login]: account.password }, tls: tls.good });
  const smtpPort = await smtp.listen();
  const tenantId = await newPortal(owner);
  const key = await newKey(owner, pepper, tenantId);
  const web = await startOurs('web');
  const first = await startOurs('worker');
  const ask = async (path: string, body: object) => {
    const sent = await fetch(`http://127.0.0.1:${web.port}/api/v1/integrations/installations${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = (await sent.json()) as { id: string; ok: boolean };
    if (!sent.ok) throw new Error(JSON.stringify(json));
    return json;
  };
  const kept = async () => {
    const { rows } = await owner.query<{ kept: number; ids: number; places: number }>(
      `select count(*)::int as kept, count(distinct message_id)::int as ids, count(distinct uid)::int as places
       from mailbox_messages where tenant_id = $1`,
      [tenantId],
    );
    return rows[0] as { kept: number; ids: number; places: number };
  };
  const until = async (count: number) => {
    const deadline = Date.now() + 15 * 60_000;
    while ((await kept()).kept < count) {
      if (Date.now() > deadline) throw new Error(`Only ${(await kept()).kept} letters came`);
      await pause(200);
    }
  };
  let second: Awaited<ReturnType<typeof startOurs>> | undefined;
  try {
    const { id } = await ask('', {
      publicId: 'email',
      settings: {
        smtp: {
          host: '127.0.0.1',
          port: smtpPort,
          security: 'starttls',
          ...account,
          fromEmail: account.login,
          fromName: 'Закупки',
        },
        imap: { host: '127.0.0.1', port: mail.port, security: 'starttls', ...account },
        certificate: tls.ca,
      },
    });
    const report = await ask(`/${id}/test`, {});
    if (!report.ok) throw new Error(`The check of the mailbox failed: ${JSON.stringify(report)}`);
    await ask(`/${id}/sync`, {}).catch(() => {});
    await until(1);
    const startedAt = performance.now();
    await until(letters / 3);
    const beforeKill = performance.now() - startedAt;
    first.child.kill('SIGKILL');
    const left = await kept();
    second = await startOurs('worker');
    const killedAt = performance.now();
    await until(Math.min(left.kept + 1, letters));
    const resumed = performance.now() - killedAt;
    const resumedAt = performance.now();
    await until(letters);
    const afterKill = performance.now() - resumedAt;
    await pause(sized(3_000, 300));
    const end = await kept();
    const busy = (beforeKill + afterKill) / 1_000;
    return [
      {
        what: `${letters} letters from ${mail.name}, the worker killed at ${left.kept}`,
        seconds: rounded(busy),
        'letters/s': Math.round(letters / busy),
        'resumed after, s': rounded(resumed / 1_000),
        kept: end.kept,
        'different ones': end.ids,
        'different numbers': end.places,
      },
    ];
  } finally {
    await second?.stop();
    await web.stop();
    await smtp.close();
    await mail.stop();
  }
}

/** Conversations of five letters each, from a thousand suppliers. */
function* written(): Generator<string> {
  for (let n = 0; n < letters; n += 1) {
    const [talk, turn] = [Math.floor(n / 5), n % 5];
    const answered = Array.from({ length: turn }, (_, at) => `<${talk}-${at}@supplier.example>`);
    const subject = Buffer.from(`${turn > 0 ? 'Re: ' : ''}Цены на позицию ${talk}`).toString('base64');
    yield [
      `From: "Поставщик ${talk % 1_000}" <sales-${talk % 1_000}@supplier.example>`.replace(
        /"[^"]*"/,
        `=?UTF-8?B?${Buffer.from(`Поставщик ${talk % 1_000}`).toString('base64')}?=`,
      ),
      `To: ${account.login}`,
      `Subject: =?UTF-8?B?${subject}?=`,
      `Date: ${new Date(Date.now() - (letters - n) * 60_000).toUTCString()}`,
      `Message-ID: <${talk}-${turn}@supplier.example>`,
      ...(answered.length > 0 ? [`References: ${answered.join(' ')}`, `In-Reply-To: ${answered.at(-1)}`] : []),
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      `Добрый день! По позиции ${talk} цена ${n},50 за штуку, срок три дня.`,
      '',
    ].join('\r\n');
  }
}

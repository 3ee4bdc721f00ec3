import { randomUUID } from 'node:crypto';
import { readSettings } from '../server/src/read-settings.ts';
import { buildWeb } from '../server/src/start-server.ts';
import type { Environment } from './environment/start-environment.ts';
import { median, quantile, rounded } from './measure/figures.ts';
import { sized } from './measure/size.ts';

const goals = { 'difference ms': 2, auc: 0.55 };

/** Registrations with an address somebody has and with a new one, in turns: nothing in the time may tell which it was. */
export async function benchRegistration(
  environment: Environment,
  { pairs = sized(200, 5), warming = sized(20, 1) } = {},
) {
  const web = await buildWeb(settingsOf(environment), environment.urls);
  await web.app.ready();
  const ask = async (email: string): Promise<number> => {
    const payload = formOf(email);
    const begun = performance.now();
    const { statusCode, body } = await web.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload });
    const took = performance.now() - begun;
    if (statusCode !== 201) throw new Error(body);
    return took;
  };
  const known = await giveAddress(environment);
  const times = { known: [] as number[], fresh: [] as number[] };
  for (let pair = -warming; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['known', 'fresh'] as const) : (['fresh', 'known'] as const);
    for (const kind of order) {
      const took = await ask(kind === 'known' ? known : freshAddress());
      if (pair >= 0) times[kind].push(took);
    }
  }
  await web.app.close();
  await web.close();
  await web.pool.end();
  const difference = median(times.fresh) - median(times.known);
  return [
    ...(['known', 'fresh'] as const).map((kind) => ({
      address: kind,
      pairs,
      'p50 ms': rounded(median(times[kind])),
      'p99 ms': rounded(quantile(times[kind], 0.99)),
      auc: '',
      goals: '',
    })),
    {
      address: 'difference',
      pairs,
      'p50 ms': rounded(difference),
      'p99 ms': '',
      auc: rounded(auc(times), 3),
      goals: JSON.stringify(goals),
    },
  ];
}

/** How often a fresh one takes longer than a known one, 0.5 being no better than a coin; whichever way it leans. */
function auc({ known, fresh }: { known: number[]; fresh: number[] }): number {
  const longer = fresh.reduce((sum, one) => sum + known.filter((other) => other < one).length, 0);
  const share = longer / (known.length * fresh.length);
  return Math.max(share, 1 - share);
}

const freshAddress = () => `anna.${randomUUID().slice(0, 13)}@romashka.ru`;

const formOf = (email: string) => ({
  workspaceName: 'ООО «Ромашка»',
  portalName: `r-${randomUUID().slice(0, 18)}`,
  companyInn: '7707083893',
  phone: '+7 (999) 123-45-67',
  fullName: 'Анна Смирнова',
  email,
  password: 'Вечерний трамвай 48',
  acceptedOffer: true,
  acceptedPersonalData: true,
});

async function giveAddress({ owner }: Environment): Promise<string> {
  const email = freshAddress();
  await owner.query(
    `with chosen as (select tenant_id, id from users limit 1)
     insert into login_directory (email, tenant_id, user_id) select $1, tenant_id, id from chosen`,
    [email],
  );
  return email;
}

const settingsOf = ({ ownerUrl, dataDir, masterKey }: Environment) =>
  readSettings({
    DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    MASTER_KEY: masterKey,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  });

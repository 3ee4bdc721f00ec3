import { Fact } from '../../public-kit/fact.tsx';
import { say } from '../../src/kit/say.ts';
import type { Proposal } from '../types.ts';

/** Who offers it: requisites, and how to reach them. */
export function Seller({ seller }: { seller: Proposal['seller'] }) {
  const { name, inn, kpp, ogrn, legalAddress, account, phone, email } = seller;
  const codes = listed([
    ['INN', 'ИНН', inn],
    ['KPP', 'КПП', kpp],
    ['OGRN', 'ОГРН', ogrn],
  ]);
  const bank = [
    account?.bankName,
    listed([
      ['BIK', 'БИК', account?.bik],
      ['account', 'р/с', account?.checkingAccount],
      ['correspondent account', 'к/с', account?.correspondentAccount],
    ]),
  ].filter(Boolean);
  return (
    <section className="part">
      <h2>{say('Seller', 'Продавец')}</h2>
      <p className="legal-name">{name}</p>
      <dl className="facts">
        {codes && <Fact name={say('Requisites', 'Реквизиты')}>{codes}</Fact>}
        {legalAddress && <Fact name={say('Address', 'Адрес')}>{legalAddress}</Fact>}
        {bank.length > 0 && <Fact name={say('Bank', 'Банк')}>{bank.join(' · ')}</Fact>}
        {phone && (
          <Fact name={say('Phone', 'Телефон')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {email && (
          <Fact name={say('E-mail', 'Почта')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** «ИНН 7707083893 · КПП 773601001»: those that are known. */
const listed = (codes: ReadonlyArray<readonly [en: string, ru: string, value: string | null | undefined]>) =>
  codes
    .filter(([, , value]) => value)
    .map(([en, ru, value]) => `${say(en, ru)}\u00a0${value}`)
    .join(' · ');

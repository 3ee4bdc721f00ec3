import { dialled } from '../../public-kit/dialled.ts';
import { Fact } from '../../public-kit/fact.tsx';
import { phoneWords } from '../../public-kit/phone-words.ts';
import { say } from '../../src/kit/say.ts';
import type { Proposal } from '../types.ts';

/** Who offers it: requisites, and how to reach them. */
export function Seller({ seller }: { seller: Proposal['seller'] }) {
  const { name, inn, kpp, ogrn, legalAddress, account, phone, email } = seller;
  const codes = known([say('INN', 'ИНН'), inn], [say('KPP', 'КПП'), kpp], [say('OGRN', 'ОГРН'), ogrn]);
  const bank = known(
    ['', account?.bankName],
    [say('BIK', 'БИК'), account?.bik],
    [say('account', 'р/с'), account?.checkingAccount],
    [say('correspondent account', 'к/с'), account?.correspondentAccount],
  );
  return (
    <section className="part">
      <h2>{say('Seller', 'Продавец')}</h2>
      <p className="legal-name">{name}</p>
      <dl className="facts">
        {codes.length > 0 && <Listed name={say('Requisites', 'Реквизиты')} texts={codes} />}
        {legalAddress && <Fact name={say('Address', 'Адрес')}>{legalAddress}</Fact>}
        {bank.length > 0 && <Listed name={say('Bank', 'Банк')} texts={bank} />}
        {phone && (
          <Fact name={say('Phone', 'Телефон')}>
            <a href={dialled(phone)}>{phoneWords(phone)}</a>
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

/** «ИНН 7707083893» and the like: those that are there. */
const known = (...codes: ReadonlyArray<readonly [name: string, value: string | null | undefined]>) =>
  codes.flatMap(([name, value]) => (value ? [`${name} ${value}`.trim()] : []));

/** Short texts in a row, none of them broken between two lines. */
const Listed = ({ name, texts }: { name: string; texts: readonly string[] }) => (
  <Fact name={name}>
    <span className="listed">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  </Fact>
);

import { longDay } from '../../public-kit/long-day.ts';
import { showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { loadWords } from '../model/load-words.ts';
import type { Delivery } from '../types.ts';

/** Which journey it is, of which day, with which vehicle and how heavy. */
export function Head({ delivery }: { delivery: Delivery }) {
  const { number, name, plannedDate, vehicleNumber, driverName, expiresAt } = delivery;
  const facts = [name && number, plannedDate && longDay(plannedDate), vehicleNumber, driverName, loadWords(delivery)];
  return (
    <header className="head">
      <h1>{name ?? say(`Delivery ${number}`, `Доставка ${number}`)}</h1>
      <p className="about">{facts.filter(Boolean).join(' · ')}</p>
      <p className="hint no-print">
        {say(`The link opens until ${showInstant(expiresAt)}.`, `Ссылка открывается до ${showInstant(expiresAt)}.`)}
      </p>
    </header>
  );
}

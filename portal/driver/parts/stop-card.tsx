import { dialled } from '../../public-kit/dialled.ts';
import { phoneWords } from '../../public-kit/phone-words.ts';
import { showInstant, showTime } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Batch, KeptPress, Press, Stop } from '../types.ts';
import { BatchCard } from './batch-card.tsx';
import { Way } from './way.tsx';

interface StopCardProps {
  stop: Stop;
  waiting: readonly KeptPress[];
  onPress(press: Press): void;
  onHandOver(batch: Batch): void;
}

/** A place on the way: how to get there, whom to ask for, and what is brought. */
export function StopCard({ stop, waiting, onPress, onHandOver }: StopCardProps) {
  const { id, sequence, name, address, batches } = stop;
  const title = name ?? address ?? say('Without a place', 'Без места');
  return (
    <li className="panel stop">
      <h2>
        {sequence !== null && <span className="sequence">{sequence}</span>}
        <span>{title}</span>
      </h2>
      {name && address && <p className="address">{address}</p>}
      <Contact stop={stop} />
      {stop.arrivedAt && (
        <p className="status" data-tone="good">
          {say(`Arrived ${showInstant(stop.arrivedAt)}`, `Прибыл ${showInstant(stop.arrivedAt)}`)}
          {waiting.some(({ press }) => press.what === 'arrived' && press.stopId === id) && (
            <span className="kept"> · {say('waits for the connection', 'ждёт связи')}</span>
          )}
        </p>
      )}
      <div className="buttons no-print">
        <Way stop={stop} />
        {stop.mayArrive && id !== null && (
          <button type="button" onClick={() => onPress({ what: 'arrived', stopId: id })}>
            {say('Arrived', 'Прибыл')}
            <span className="only-spoken">: {title}</span>
          </button>
        )}
      </div>
      {batches.map((batch) => (
        <BatchCard
          key={batch.id}
          batch={batch}
          waiting={waiting.filter(({ press }) => press.what !== 'arrived' && press.batchId === batch.id)}
          onPress={onPress}
          onHandOver={() => onHandOver(batch)}
        />
      ))}
    </li>
  );
}

function Contact({ stop: { plannedAt, workingHours, contactName, phone } }: { stop: Stop }) {
  const facts = [plannedAt && say(`by ${showTime(plannedAt)}`, `к ${showTime(plannedAt)}`), workingHours].filter(
    Boolean,
  );
  return (
    <>
      {facts.length > 0 && <p className="dimmed">{facts.join(' · ')}</p>}
      {(contactName || phone) && (
        <p>
          {contactName} {phone && <a href={dialled(phone)}>{phoneWords(phone)}</a>}
        </p>
      )}
    </>
  );
}

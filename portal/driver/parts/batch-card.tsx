import { say } from '../../src/kit/say.ts';
import { loadWords } from '../model/load-words.ts';
import { statusWords } from '../model/status-words.ts';
import type { Batch, KeptPress, Press } from '../types.ts';
import { Goods } from './goods.tsx';
import { PhotoButton } from './photo-button.tsx';
import { Photos } from './photos.tsx';

interface BatchCardProps {
  batch: Batch;
  /** What was noted of it and is not with the server yet. */
  waiting: readonly KeptPress[];
  onPress(press: Press): void;
  onHandOver(): void;
}

/** Goods that go together: what they are, how they stand, and what can be noted of them now. */
export function BatchCard({ batch, waiting, onPress, onHandOver }: BatchCardProps) {
  const { id, number, items, may, driverComment } = batch;
  const { title, tone } = statusWords(batch);
  const isKept = waiting.some(({ press }) => press.what !== 'photo');
  return (
    <article className="batch">
      <header>
        <h3>{number}</h3>
        <span className="dimmed">{loadWords(batch)}</span>
      </header>
      <Goods items={items} />
      <p className="status" data-tone={tone}>
        {title}
        {isKept && <span className="kept"> · {say('waits for the connection', 'ждёт связи')}</span>}
      </p>
      {driverComment && <p className="comment">{driverComment}</p>}
      <Photos batch={batch} waiting={waiting} />
      <div className="buttons no-print">
        {may.load && (
          <button type="button" className="primary" onClick={() => onPress({ what: 'loaded', batchId: id })}>
            {say('Loaded', 'Загружено')}
            <span className="only-spoken">: {number}</span>
          </button>
        )}
        {may.handOver && (
          <button type="button" className="primary" onClick={onHandOver}>
            {say('Handed over', 'Передано')}
            <span className="only-spoken">: {number}</span>
          </button>
        )}
        {may.photo && (
          <PhotoButton
            about={number}
            onTaken={(photo) => onPress({ what: 'photo', batchId: id, photo, name: photo.name })}
          />
        )}
      </div>
    </article>
  );
}

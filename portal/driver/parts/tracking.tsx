import { showTime } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { useTracking } from '../tracking/use-tracking.ts';

/** Asks whether the position may be told, and says whether it is. */
export function Tracking({ token }: { token: string }) {
  const { isAgreed, sentAt, trouble, agree, stop } = useTracking(token);
  if (!('geolocation' in navigator)) return null;
  return (
    <section className="panel tracking no-print">
      <h2>{say('Where the vehicle is', 'Где машина')}</h2>
      <p role="status">
        {isAgreed
          ? sentAt
            ? say(
                `The position is being sent; last at ${showTime(sentAt)}.`,
                `Положение передаётся, последнее в ${showTime(sentAt)}.`,
              )
            : say('Finding the position…', 'Определяем положение…')
          : say('The position is not sent.', 'Положение не передаётся.')}
      </p>
      <p className="hint">
        {say(
          'The dispatcher sees it only with your consent, and only while this page is open on the screen.',
          'Диспетчер видит его только с вашего согласия и только пока эта страница открыта на экране.',
        )}
      </p>
      {trouble && (
        <p className="fault" role="alert">
          {troubleWords(trouble)}
        </p>
      )}
      {isAgreed ? (
        <button type="button" onClick={stop}>
          {say('Stop sending', 'Больше не передавать')}
        </button>
      ) : (
        <button type="button" onClick={agree}>
          {say('Agree and send the position', 'Согласен, передавать положение')}
        </button>
      )}
    </section>
  );
}

function troubleWords(trouble: NonNullable<ReturnType<typeof useTracking>['trouble']>): string {
  if (trouble.why === 'refused') return trouble.problem.message;
  return trouble.why === 'denied'
    ? say(
        'The browser may not know where the phone is. Allow it in the settings of the site.',
        'Браузеру запрещено знать, где телефон. Разрешите это в настройках сайта.',
      )
    : say('The phone does not know where it is yet.', 'Телефон пока не определил своё место.');
}

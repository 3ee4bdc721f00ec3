import { modals } from '@mantine/modals';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import { say } from '../../kit/say.ts';
import { Problem } from '../api/problem.ts';
import { ProveByProvider } from './prove-by-provider.tsx';
import { ProveForm, type Way } from './prove-form.tsx';

let asking: Promise<void> | undefined;

/**
 * Resolves once the person has proved to be the one who signed in. Calls that are refused meanwhile wait for the same answer; closing
 * the dialog ends them all, and nothing is changed.
 */
export function askPresence(refusal: Response): Promise<void> {
  asking ??= openDialog(refusal).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function openDialog(refusal: Response) {
  const { ways } = (await refusal.json()) as { ways: Way[] };
  await new Promise<void>((resolve, reject) => {
    const modalId = modals.open({
      title: say('Confirm that it is you', 'Подтвердите, что это вы'),
      onClose: () => reject(notProved()),
      closeButtonProps: { ...escapeIsOwn, 'aria-label': say('Close', 'Закрыть') },
      children: ways.includes('provider') ? (
        <ProveByProvider />
      ) : (
        <ProveForm
          ways={ways}
          onEscape={() => modals.close(modalId)}
          onProved={() => {
            resolve();
            modals.close(modalId);
          }}
        />
      ),
    });
  });
}

const notProved = () =>
  new Problem(
    {
      code: 'presence_required',
      detail: say(
        'Nothing was changed: it takes a confirmation that it is you.',
        'Ничего не изменено: нужно подтвердить, что это вы.',
      ),
    },
    401,
  );

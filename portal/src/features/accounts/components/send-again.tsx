import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { ask, visitorApi } from '../../../shared/api/client.ts';

const pause = 60;

/** The confirmation letter once more; the server writes at most once a minute, so the button waits as long. */
export function SendAgain({ email }: { email: string }) {
  const [left, setLeft] = useState(pause);
  useEffect(() => {
    if (left === 0) return;
    const tick = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(tick);
  }, [left]);
  const send = useMutation({
    mutationFn: () => ask(visitorApi.POST('/api/v1/auth/email-verification/resend', { body: { email } })),
    onSuccess() {
      setLeft(pause);
      tellDone(say('Another email is on its way', 'Отправили ещё одно письмо'));
    },
  });
  const wait = left > 0 ? ` · ${left} ${say('s', 'с')}` : '';
  return (
    <Button variant="default" disabled={left > 0} loading={send.isPending} onClick={() => send.mutate()}>
      {say('Send again', 'Отправить ещё раз')}
      {wait}
    </Button>
  );
}

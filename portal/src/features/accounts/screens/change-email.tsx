import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { meQuery } from '../../../shared/session/me.ts';
import { AccountPage } from '../components/account-page.tsx';
import { Outcome } from '../components/outcome.tsx';

/** Another address to sign in by. It waits until its own mailbox has confirmed it. */
export function ChangeEmail() {
  const { next = '/' } = useSearch({ from: '/change-email' });
  const { data: me } = useQuery(meQuery);
  const form = useForm({ initialValues: { email: '' } });
  const problem = useFormProblem(form, ['email']);
  const change = useMutation({
    mutationFn: (body: typeof form.values) => ask(api.POST('/api/v1/auth/email-change', { body })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['me'] }),
  });
  const cancel = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/auth/email-change/cancel', { body: {} })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['me'] }),
  });
  const waiting = me?.user.newEmail;
  return (
    <AccountPage title={say('Change the e-mail', 'Смена почты')}>
      {change.data ? (
        <Outcome icon={MailCheck}>
          {say('Open the link in the letter to', 'Откройте ссылку из письма на')} <b>{change.data.newEmail}</b>.{' '}
          {say('Until then you sign in by the old address.', 'До этого входите по старому адресу.')}
        </Outcome>
      ) : (
        <form onSubmit={form.onSubmit((values) => change.mutate(values))}>
          <Stack>
            <div>
              {say('You sign in by', 'Сейчас вы входите по адресу')} <b>{me?.user.email}</b>.{' '}
              {waiting && (
                <>
                  {say('Waiting to be confirmed:', 'Ожидает подтверждения:')} <b>{waiting}</b>.{' '}
                  <Button variant="subtle" size="compact-sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                    {say('Cancel the change', 'Отменить смену')}
                  </Button>
                </>
              )}
            </div>
            <FormProblem error={problem.above} />
            <TextInput
              label={say('New e-mail', 'Новая почта')}
              description={say(
                'A letter with a link comes to it. The old address gets a warning, which undoes the change for 7 days.',
                'На неё придёт письмо со ссылкой. На старый адрес придёт предупреждение: по нему смену можно отменить 7 дней.',
              )}
              type="email"
              autoComplete="email"
              required
              {...form.getInputProps('email')}
            />
            <Button type="submit" loading={change.isPending}>
              {say('Send the letter', 'Отправить письмо')}
            </Button>
          </Stack>
        </form>
      )}
      <p>
        <Link to={next}>{say('Back', 'Назад')}</Link>
      </p>
    </AccountPage>
  );
}

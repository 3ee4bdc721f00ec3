import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { AccountPage } from '../components/account-page.tsx';
import { Consent } from '../components/consent.tsx';
import { NewPassword } from '../components/new-password.tsx';
import { PortalNameInput } from '../components/portal-name-input.tsx';
import { companyNamed, digitsOf, dressPhone } from '../model.ts';
import { emailFault, innFault } from '../registration-rules.ts';
import { useRegistration } from '../use-registration.ts';

export function Register() {
  const { form, register, problem, availability } = useRegistration();
  const { values } = form;
  const nameCompany = (name: string) => form.setValues(companyNamed(values, name));
  return (
    <AccountPage title={say('Register a company', 'Регистрация компании')} wide>
      <form onSubmit={form.onSubmit((given) => register.mutate(given))} noValidate>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput
            {...form.getInputProps('workspaceName')}
            label={say('Company', 'Компания')}
            placeholder={say('Romashka LLC', 'ООО «Ромашка»')}
            autoComplete="organization"
            required
            onChange={({ currentTarget }) => nameCompany(currentTarget.value)}
          />
          <PortalNameInput {...form.getInputProps('portalName')} told={availability.portalName} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              {...form.getInputProps('companyInn')}
              label={say('Taxpayer number (INN)', 'ИНН')}
              inputMode="numeric"
              required
              error={form.errors.companyInn ?? innFault(availability.companyInn)}
              onChange={({ currentTarget }) =>
                form.setFieldValue('companyInn', digitsOf(currentTarget.value).slice(0, 12))
              }
            />
            <TextInput
              {...form.getInputProps('phone')}
              label={say('Phone', 'Телефон')}
              type="tel"
              autoComplete="tel"
              placeholder="+7 (999) 999-99-99"
              required
              onChange={({ currentTarget }) => form.setFieldValue('phone', dressPhone(currentTarget.value))}
            />
            <TextInput
              {...form.getInputProps('fullName')}
              label={say('Your full name', 'Ваши имя и фамилия')}
              autoComplete="name"
              required
            />
            <TextInput
              {...form.getInputProps('email')}
              label={say('Work e-mail', 'Рабочая почта')}
              type="email"
              autoComplete="username"
              required
              error={form.errors.email ?? emailFault(availability.email)}
            />
          </SimpleGrid>
          <NewPassword {...form.getInputProps('password')} label={say('Password', 'Пароль')} owner={values} />
          <Stack gap="sm">
            <Consent
              {...form.getInputProps('acceptedOffer', { type: 'checkbox' })}
              label={say('I accept the terms of service', 'Принимаю условия оферты')}
              path="/legal/offer"
              reading={say('Read the terms', 'Прочитать оферту')}
            />
            <Consent
              {...form.getInputProps('acceptedPersonalData', { type: 'checkbox' })}
              label={say('I agree to the processing of personal data', 'Даю согласие на обработку персональных данных')}
              path="/legal/personal-data"
              reading={say('Read about personal data', 'Прочитать о персональных данных')}
            />
            <Consent
              {...form.getInputProps('acceptedMarketing', { type: 'checkbox' })}
              label={say('Send me product news by email (optional)', 'Хочу получать новости по почте (необязательно)')}
              path="/legal/marketing"
              reading={say('Read about the newsletter', 'Прочитать о рассылке')}
            />
          </Stack>
          <Button type="submit" loading={register.isPending}>
            {say('Register', 'Зарегистрировать')}
          </Button>
        </Stack>
      </form>
      <p>
        <Link to="/login">{say('Sign in to a portal', 'Войти в свой портал')}</Link>
        <Link to="/resend-confirmation">{say('I did not get the email', 'Не пришло письмо')}</Link>
      </p>
    </AccountPage>
  );
}

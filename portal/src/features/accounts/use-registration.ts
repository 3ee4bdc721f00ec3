import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { ask, visitorApi } from '../../shared/api/client.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { emptyRegistration, registrationRules } from './registration-rules.ts';
import { useAvailability } from './use-availability.ts';

/** The form of a registration, what the server thinks of it while it is filled in, and its sending. */
export function useRegistration() {
  const navigate = useNavigate();
  const form = useKeptForm({
    draft: 'registration',
    initialValues: emptyRegistration,
    validate: registrationRules,
  });
  const problem = useFormProblem(form, Object.keys(emptyRegistration));
  const register = useMutation({
    mutationFn: (body: typeof emptyRegistration) => ask(visitorApi.POST('/api/v1/auth/register', { body })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess({ email, mail }) {
      form.draft.drop();
      return navigate({ to: '/register/sent', search: { email, letter: mail.status } });
    },
  });
  const { portalName, companyInn, email } = form.values;
  const availability = useAvailability({ portalName, companyInn, email });
  return { form, register, problem, availability };
}

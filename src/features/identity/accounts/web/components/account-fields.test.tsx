import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { Form } from '#ui/form/form.tsx';
import { tagsOf } from '#ui/rendered-tags.ts';
import { AccountEmailField, NewPasswordField } from './account-fields.tsx';

function SignUp() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <AccountEmailField control={form.control} name="email" />
      <NewPasswordField control={form.control} name="password" label="Password" />
    </Form>
  );
}

it('a new password hides what is typed, and tells managers which password it wants', () => {
  const [email, password] = tagsOf(renderToString(<SignUp />), 'input');
  expect(email).toMatchObject({ type: 'email', autocomplete: 'username' });
  expect(password).toMatchObject({ type: 'password', autocomplete: 'new-password' });
  for (const hindrance of ['readonly', 'maxlength', 'pattern', 'onpaste']) {
    expect(password).not.toHaveProperty(hindrance);
  }
});

import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/consultant/profile/edit')({ component: EditProfilePage });

function EditProfilePage() {
  return <h1>EditProfilePage</h1>;
}

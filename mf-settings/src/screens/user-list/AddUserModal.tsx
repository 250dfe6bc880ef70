import { creatableRoles, type User } from '@depot/contracts/identity';
import { useNotify } from '@depot/remote-kit';
import { Button, CopyOutlined, Flex, Form, Input, Modal, useConfirm } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useCallback } from 'react';
import { useIdentityCreateUserMutation, useIdentityResendActivationMutation } from '../../api/identity.js';
import { FormModal } from '../../parts/FormModal.js';
import { NameField } from '../../parts/NameField.js';
import { useTexts } from '../../texts.js';

interface AddUserModalProps {
  open: boolean;
  onAdded: (link: SharedLink) => void;
  onClose: () => void;
}

interface NewUser {
  name: string;
  role: (typeof creatableRoles)[number];
}

/** Makes a user, who then registers at the address that is shown next. */
export function AddUserModal({ open, onAdded, onClose }: AddUserModalProps) {
  const { t } = useTexts();
  const [create] = useIdentityCreateUserMutation();
  const newLink = useNewLink();
  const notify = useNotify();
  /** The user exists even where the link is refused, and gets it by *Resend*: another submit would add a second one. */
  const findLink = (id: number) =>
    newLink(id).catch((failure: unknown) => {
      notify.failure(failure);
      return undefined;
    });
  const add = async ({ name, role }: NewUser) => {
    const { obj } = await create({ name: name.trim(), role }).unwrap();
    const url = obj.url ?? (await findLink(obj.id));
    if (url) onAdded({ name: obj.name, url });
  };
  return (
    <FormModal
      open={open}
      title={t('user.add')}
      submit={t('user.addNow')}
      done={t('user.added')}
      onSubmit={add}
      onClose={onClose}
    >
      <NameField label={t('name')} />
      <Form.Item
        name="role"
        label={t('user.role')}
        rules={[{ required: true, message: t('choose', { field: t('user.role') }) }]}
      >
        <Select options={creatableRoles.map((value) => ({ value, label: t(`role.${value}`) }))} />
      </Form.Item>
    </FormModal>
  );
}

/** Link for the registration of a user. */
export interface SharedLink {
  name: string;
  /** Path of the registration page with its token. */
  url: string;
}

interface RegistrationLinkProps {
  link: SharedLink | undefined;
  onClose: () => void;
}

/** Shows the address at which a new user registers, ready to be copied. */
export function RegistrationLink({ link, onClose }: RegistrationLinkProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const url = link ? new URL(link.url, window.location.origin).href : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success(t('user.copied'));
    } catch {
      notify.info(t('user.copyByHand')); // browsers forbid it on plain HTTP
    }
  };
  return (
    <Modal
      open={link !== undefined}
      title={link?.name}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('close')}
        </Button>,
        <Button key="copy" type="primary" icon={<CopyOutlined />} onClick={() => void copy()}>
          {t('user.copy')}
        </Button>,
      ]}
    >
      <Flex vertical gap={8}>
        <label htmlFor="registration-url">{t('user.shareUrl')}</label>
        <Input.TextArea id="registration-url" readOnly autoSize value={url} onFocus={({ target }) => target.select()} />
        <span>{t('user.linkLasts')}</span>
      </Flex>
    </Modal>
  );
}

/**
 * Asks, then sends the activation e-mail again. Who has not registered yet gets a new registration address, which is
 * shown.
 */
export function useResend(onLink: (link: SharedLink) => void): (user: User) => void {
  const { t } = useTexts();
  const notify = useNotify();
  const confirm = useConfirm();
  const newLink = useNewLink();

  return useCallback(
    ({ id, name, username }: User) => {
      const run = async () => {
        try {
          const url = await newLink(id);
          if (username) notify.success(t('user.mailSent'));
          if (url) onLink({ name, url });
        } catch (failure) {
          notify.failure(failure);
        }
      };
      void confirm({ title: t('user.resendPrompt', { name }), yes: t('user.resendYes'), no: t('cancel'), run });
    },
    [newLink, confirm, notify, onLink, t],
  );
}

type Ask = (id: number) => Promise<string | undefined>;

/**
 * Requests a new invitation for a user who has not registered; resolves with its address, or undefined if the user has
 * registered. The server returns a link only once: a repeated request after a lost response gets none, and then another
 * invitation is requested.
 */
function useNewLink(): Ask {
  const [resend] = useIdentityResendActivationMutation();
  return useCallback(
    async (id) => {
      const { obj } = await resend({ id }).unwrap();
      return obj && !obj.url ? (await resend({ id }).unwrap()).obj?.url : obj?.url;
    },
    [resend],
  );
}

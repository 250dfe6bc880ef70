import type { RegistryEntry } from '@depot/contracts/deployments';
import { enumerated } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { useAction } from '@depot/remote-kit';
import { useSearchParams } from '@depot/router';
import { Button, Form, Input, Modal, Segmented } from '@depot/ui';
import { useId, useState } from 'react';
import { useDeploymentsOverrideMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';

interface OverrideDialogProps {
  remote: string;
  versions: readonly RegistryEntry[];
  /** From where it is to come, as far as it is known; the dialog is closed without one. */
  from: string | undefined;
  /** Origins that the product allows. */
  allowed: readonly string[];
  onClose: () => void;
}

interface Responses {
  origin: string;
  minutes: number;
}

const lengths = [60, 240, 480] as const;

/** Takes a remote from the machine where it is being worked on, for this session only. */
function OverrideDialog({ remote, versions, from, allowed, onClose }: OverrideDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const act = useAction();
  const [override, { isLoading }] = useDeploymentsOverrideMutation();
  const begin = async ({ origin, minutes }: Responses) => {
    if (!(await act(override({ remote, origin: origin.trim().replace(/\/$/, ''), minutes }).unwrap()))) return;
    // A page learns with its own loading from where it may take scripts.
    window.location.assign(`/in/${versions[0]?.extras.shell.routes[0]?.path ?? ''}`);
  };
  return (
    <Modal
      open={from !== undefined}
      title={t('deployment.override.title', { remote })}
      okText={t('deployment.override.begin')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading, disabled: allowed.length === 0 }}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t('deployment.override.explained')}</p>
      <Form<Responses>
        id={id}
        layout="vertical"
        initialValues={{ origin: from, minutes: 480 }}
        onFinish={(response) => void begin(response)}
      >
        <Fields allowed={allowed} />
      </Form>
    </Modal>
  );
}

function Fields({ allowed }: Pick<OverrideDialogProps, 'allowed'>) {
  const { t } = useTexts();
  return (
    <>
      <Form.Item
        name="origin"
        label={t('deployment.override.origin')}
        rules={[{ required: true, message: t('deployment.override.originMissing') }]}
        extra={<Allowed allowed={allowed} />}
      >
        <Input autoFocus inputMode="url" spellCheck={false} />
      </Form.Item>
      <Form.Item name="minutes" label={t('deployment.override.length')} required>
        <Segmented
          options={lengths.map((value) => ({ value, label: t('deployment.override.hours', { count: value / 60 }) }))}
        />
      </Form.Item>
    </>
  );
}

function Allowed({ allowed }: Pick<OverrideDialogProps, 'allowed'>) {
  const { t } = useTexts();
  if (allowed.length === 0) return t('deployment.override.none');
  return (
    <span className={classes.origins}>
      {t('deployment.override.allowed', { origins: enumerated(allowed)[currentLanguage()] })}
    </span>
  );
}

interface OverrideButtonProps {
  remote: string;
  versions: readonly RegistryEntry[];
  /** Origins that a remote which is being worked on may come from. */
  allowed: readonly string[];
}

/** Where `npm run dev` serves a remote when nothing else is asked of it. */
const usual = 'http://localhost:4201';

/** Leads to taking the remote from a developer's machine. */
export function OverrideButton({ remote, versions, allowed }: OverrideButtonProps) {
  const { t } = useTexts();
  const [from, setFrom] = useState<string>();
  const close = () => setFrom(undefined);
  return (
    <>
      {allowed.length > 0 && (
        <Button size="small" type="text" onClick={() => setFrom(usual)}>
          {t('deployment.override.develop')}
        </Button>
      )}
      <OverrideDialog remote={remote} versions={versions} from={from} allowed={allowed} onClose={close} />
    </>
  );
}

interface DevelopLinkDialogProps {
  /** Published versions by remote. */
  published: Readonly<Record<string, RegistryEntry[]>>;
  allowed: readonly string[];
}

/** Opens with the link that `npm run dev` prints, also for a remote that was never published. */
export function DevelopLinkDialog({ published, allowed }: DevelopLinkDialogProps) {
  const [link, clearLink] = useDevelopLink();
  const { remote = '', from } = link ?? {};
  return (
    <OverrideDialog
      remote={remote}
      versions={published[remote] ?? []}
      from={from}
      allowed={allowed}
      onClose={clearLink}
    />
  );
}

/** A remote that `npm run dev` serves, as its link to this page says. */
interface DevelopLink {
  remote: string;
  from: string;
}

/** The link that led here, and how to put it out of the address. */
function useDevelopLink(): [DevelopLink | undefined, () => void] {
  const [params, setParams] = useSearchParams();
  const [remote, from] = [params.get('develop'), params.get('from')];
  const clear = () => {
    const rest = new URLSearchParams(params);
    rest.delete('develop');
    rest.delete('from');
    setParams(rest, { replace: true });
  };
  return [remote && from ? { remote, from } : undefined, clear];
}

import { translate } from '@depot/contracts/errors';
import { useLanguage } from '@depot/i18n';
import { Alert, Button, Modal, Space } from '@depot/ui';
import { type ReactNode, useState } from 'react';
import { cameraProblems, messages } from '../messages.js';
import classes from './camera.module.css';
import { useCamera } from './useCamera.js';

interface CameraDialogProps {
  onCode: (code: string) => void;
  onClose: () => void;
  /** Result of the last scan, shown over the picture. */
  verdict: ReactNode;
}

/** The camera's picture in a dialog; stays open for the next code. */
export default function CameraDialog({ onCode, onClose, verdict }: CameraDialogProps) {
  const language = useLanguage();
  return (
    <Modal
      open
      centered
      title={translate(messages.camera, language)}
      onCancel={onClose}
      footer={null}
      mask={{ closable: false }}
      width={560}
    >
      <CameraPicture onCode={onCode} />
      {verdict}
    </Modal>
  );
}

function CameraPicture({ onCode }: Pick<CameraDialogProps, 'onCode'>) {
  const language = useLanguage();
  const [light, setLight] = useState(false);
  const { video, status, torch, zoom, retry } = useCamera(onCode);
  const working = status === 'starting' || status === 'running';
  const toggleLight = () => torch?.(!light).then(() => setLight(!light));
  const openAgain = () => {
    setLight(false); // it went out with the camera
    retry();
  };
  return (
    <Space orientation="vertical" className={classes.column}>
      <div className={classes.frame} hidden={!working} data-testid="camera">
        <video ref={video} playsInline muted className={classes.video} />
        <div className={classes.aim} />
      </div>
      {working ? (
        <p className={classes.hint}>{translate(status === 'starting' ? messages.starting : messages.aim, language)}</p>
      ) : (
        <Alert
          type="error"
          title={translate(cameraProblems[status], language)}
          action={<Button onClick={openAgain}>{translate(messages.retry, language)}</Button>}
        />
      )}
      {zoom && (
        <label className={classes.zoom}>
          {translate(messages.zoom, language)}
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step}
            defaultValue={zoom.start}
            onChange={({ target }) => void zoom.set(Number(target.value)).catch(() => undefined)}
          />
        </label>
      )}
      {torch && (
        <Button onClick={() => void toggleLight()}>
          {translate(light ? messages.torchOff : messages.torchOn, language)}
        </Button>
      )}
    </Space>
  );
}

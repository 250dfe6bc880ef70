import { pictureTypes } from '@depot/contracts/catalog';
import { Button, DeleteOutlined, PictureOutlined, Space, Spin, UploadOutlined } from '@depot/ui';
import { useRef } from 'react';
import classes from './picture.module.css';

/** A picture that is shown, and what may be done with it. */
export interface ChangeablePicture {
  /** Where the picture that is there, or that was chosen, can be seen. */
  shown: string | undefined;
  busy: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => Promise<unknown>;
}

/** What it and its buttons are called. */
interface PictureWords {
  alt: string;
  choose: string;
  replace: string;
  remove: string;
}

interface PictureFieldProps {
  picture: ChangeablePicture;
  words: PictureWords;
  readOnly: boolean;
}

/** A picture: a file is chosen, or dropped onto the place where it is shown. */
export function PictureField({ picture, words, readOnly }: PictureFieldProps) {
  return (
    <div
      className={classes.row}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !readOnly) void picture.choose(file);
      }}
    >
      <Spin spinning={picture.busy}>
        {picture.shown ? (
          <img className={classes.shown} src={picture.shown} alt={words.alt} />
        ) : (
          <span className={classes.none} aria-hidden>
            <PictureOutlined />
          </span>
        )}
      </Spin>
      {!readOnly && <PictureButtons picture={picture} words={words} />}
    </div>
  );
}

function PictureButtons({ picture, words }: Omit<PictureFieldProps, 'readOnly'>) {
  const { shown, busy, choose, remove } = picture;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        // antd shows file inputs in its forms, with more weight than a class has
        style={{ display: 'none' }}
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file may be chosen again
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <Space wrap>
        <Button icon={<UploadOutlined />} disabled={busy} onClick={() => input.current?.click()}>
          {shown ? words.replace : words.choose}
        </Button>
        {shown && (
          <Button type="text" danger icon={<DeleteOutlined />} disabled={busy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </Space>
    </>
  );
}

import { type PictureSize, pictureUrl } from '@depot/contracts/catalog';
import { PictureOutlined } from '../../icons/index.js';
import classes from './picture.module.css';

interface ProductPictureProps {
  /** Key of the picture; a quiet mark stands where there is none. */
  picture?: string;
  size: PictureSize;
}

/** The picture of a product, beside its name: whoever hears the page hears the name alone. */
export function ProductPicture({ picture, size }: ProductPictureProps) {
  const place = `${classes.picture} ${classes[size] ?? ''}`;
  if (picture)
    return (
      <img className={place} src={pictureUrl(picture, size)} alt="" loading="lazy" decoding="async" draggable={false} />
    );
  return (
    <span className={`${place} ${classes.none}`} aria-hidden>
      <PictureOutlined />
    </span>
  );
}

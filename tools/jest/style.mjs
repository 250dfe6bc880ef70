/** Replaces style sheets, images and fonts in tests. */
export default '';

/** What a test sees where the browser would see a style sheet, an image or a font. */
export default '';

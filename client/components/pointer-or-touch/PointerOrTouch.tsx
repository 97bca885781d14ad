import './pointer-or-touch.css';

type Props = { pointer: string; touch: string };

/** Words for readers with a mouse and a keyboard, and others for a finger; CSS shows one of them. */
export const PointerOrTouch = ({ pointer, touch }: Props) => (
  <>
    <span className="for-pointer">{pointer}</span>
    <span className="for-touch">{touch}</span>
  </>
);

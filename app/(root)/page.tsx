import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { Forward } from './forward';
import styles from './page.module.css';

/** `/` sends the reader on in the browser's language; without scripts, two links. */
export default function Page() {
  return (
    <main id="text" className={`page ${styles.doors}`}>
      <h1>
        裁定 <span lang="en">Saitei</span>
      </h1>
      <p>
        <a href={address.home('ja')}>日本語</a>
        {wordsIn('ja').tagline}
      </p>
      <p lang="en">
        <a href={address.home('en')}>English</a>
        {wordsIn('en').tagline}
      </p>
      <Forward />
    </main>
  );
}
